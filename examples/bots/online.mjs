#!/usr/bin/env -S node --experimental-websocket
// A bot at a table of a server: `online.mjs wss://example.org/api/tables/TABLE/program TOKEN` (Node 20.10 or newer, no packages).

const [url, token] = process.argv.slice(2)
const server = new WebSocket(url)
const say = (message) => server.send(JSON.stringify(message))

/** Any legal move, but rather one that does something than `pass` or `done`: here goes what makes a bot good. */
function choose(turn) {
  const active = turn.moves.filter((one) => one.kind !== 'pass' && one.kind !== 'done')
  const from = active.length ? active : turn.moves
  return from[Math.floor(Math.random() * from.length)].move
}

server.onopen = () => say({ type: 'hello', protocol: 1, name: 'Lucky', token })
server.onmessage = ({ data }) => {
  const message = JSON.parse(data)
  if (message.type === 'turn') say({ type: 'move', id: message.id, move: choose(message) })
  else if (message.type === 'error') console.error('something went wrong:', message.text)
  else if (message.type === 'end') console.error(`seat ${message.seat} of ${message.scores}`)
}
server.onclose = ({ code, reason }) => {
  if (code === 1000 || code === 1012) return // 1012: connect again, the table is looked after elsewhere now
  console.error('closed:', reason)
  process.exitCode = 1
}
