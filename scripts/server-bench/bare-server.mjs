// Bare Socket.IO: answers whoever sends, and passes the same on to all others. Nothing is decided, filtered or kept.
import { createServer } from 'node:http'
import { Server } from 'socket.io'

const http = createServer()
const io = new Server(http, { transports: ['websocket'], serveClient: false, perMessageDeflate: false })
io.on('connection', (socket) => {
  socket.on('move', (body, reply) => {
    socket.broadcast.emit('moved', body)
    reply(body)
  })
})
http.listen(0, '127.0.0.1', () => process.send?.({ port: http.address().port }))
