// Metrics for the operator of the server.
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const frames = { bytes: 0 }
  return {
    registry,
    tablesLive: new Gauge({ name: 'tables_live', help: 'Matches in memory', registers }),
    tablesViewed: new Gauge({ name: 'tables_viewed', help: 'Matches with viewers on this node', registers }),
    sockets: new Gauge({ name: 'sockets', help: 'Open sockets', registers }),
    moves: new Counter({
      name: 'moves_total',
      help: 'Choices by what became of them',
      labelNames: ['result'],
      registers,
    }),
    moveSeconds: new Histogram({
      name: 'move_seconds',
      help: 'From a choice to its acknowledgement',
      buckets: SECONDS,
      registers,
    }),
    appendConflicts: new Counter({ name: 'append_conflicts_total', help: 'Another node was first', registers }),
    catchUpSeconds: new Histogram({
      name: 'catch_up_seconds',
      help: 'Reading and applying what other nodes wrote',
      buckets: SECONDS,
      registers,
    }),
    framesBytes: new Counter({
      name: 'frames_bytes_total',
      help: 'Bytes of packets sent over sockets',
      registers,
      collect() {
        this.inc(frames.bytes)
        frames.bytes = 0
      },
    }),
    /** Added to the metric only when it is read, because there are several packets for each choice. */
    frames,
    outboxWaiting: new Gauge({ name: 'outbox_waiting', help: 'Notices that wait to be sent', registers }),
    schedulerLag: new Gauge({ name: 'clockwork_lag_seconds', help: 'How late the oldest due thing is', registers }),
    socketsDropped: new Counter({
      name: 'sockets_dropped_total',
      help: 'Sockets closed for reading too slowly',
      registers,
    }),
    socketsFlooding: new Counter({
      name: 'sockets_flooding_total',
      help: 'Connections closed for sending too much',
      registers,
    }),
  }
}
