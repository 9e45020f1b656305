# The Tab key for atout in fish: put this into ~/.config/fish/completions/atout.fish
function __atout_next
    set -l before (commandline --current-process --tokenize --cut-at-cursor)
    set -l begun (commandline --current-token --cut-at-cursor)
    set -l found ($before[1] completion fish --words $before "$begun" 2>/dev/null)
    switch "$found[1]"
        case :files
            __fish_complete_path "$begun"
        case :folders
            __fish_complete_directories "$begun"
        case '*'
            printf '%s\n' $found
    end
end
complete --command atout --no-files --arguments '(__atout_next)'
