// The words of playing over the network, in English.

export const messages = {
  'online.unreachable': 'The server cannot be reached at the moment.',
}
