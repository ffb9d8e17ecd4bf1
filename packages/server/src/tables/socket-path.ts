// The path of the sockets of a table. It carries a slot, so that a balancer can bring all of them to one node.
import { SOCKET_PATH } from '@hustings/protocol'

const SLOTS = 64

export function socketPathOf(match: string): string {
  return `${SOCKET_PATH}/${slotOf(match)}`
}

/** FNV-1a: every node computes the same slot. */
function slotOf(match: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < match.length; i++) hash = Math.imul(hash ^ match.charCodeAt(i), 0x01000193)
  return (hash >>> 0) % SLOTS
}
