// boardgame.io's own server, as it comes: everything in memory.
const { Server, Origins } = require('boardgame.io/server')
const { Tricks } = require('./game.cjs')

const server = Server({ games: [Tricks], origins: [Origins.LOCALHOST] })
server.run(Number(process.argv[2]), () => console.log('ready'))
