#compdef atout
# The Tab key for atout in zsh: put this into a folder of your fpath as _atout, or source it after compinit.
_atout() {
    local -a lines described
    local line word why
    lines=("${(@f)$("${words[1]/#\~/$HOME}" completion zsh --words "${(@)words[1,CURRENT]}" 2>/dev/null)}")
    case "$lines[1]" in
    :files) _files && return ;;
    :folders) _files -/ && return ;;
    '') return 1 ;;
    esac
    for line in "${lines[@]}"; do
        word=${${line%%$'\t'*}//:/\\:} why=${line#*$'\t'}
        if [[ $line == *$'\t'* ]]; then described+=("$word:$why"); else described+=("$word"); fi
    done
    if [[ "$lines[*]" == *= ]]; then
        _describe -V 'atout' described -S ''
    else
        _describe 'atout' described
    fi
}
if [ "$funcstack[1]" = _atout ]; then
    _atout "$@"
else
    compdef _atout atout
fi
