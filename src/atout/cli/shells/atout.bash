# The Tab key for atout in bash: source this, or put it into ~/.local/share/bash-completion/completions/atout
_atout() {
    local IFS=$'\n' found
    found=$("${COMP_WORDS[0]/#\~/$HOME}" completion bash --words "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
    case "$found" in
    :files)
        compopt -o filenames
        COMPREPLY=($(compgen -f -- "${COMP_WORDS[COMP_CWORD]}"))
        ;;
    :folders)
        compopt -o filenames
        COMPREPLY=($(compgen -d -- "${COMP_WORDS[COMP_CWORD]}"))
        ;;
    *)
        COMPREPLY=($found)
        case "$found" in *=) compopt -o nospace ;; esac
        ;;
    esac
}
complete -F _atout atout
