// Bare Socket.IO: answers the sender, and passes the same message to all others. No logic, filter or storage.
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
