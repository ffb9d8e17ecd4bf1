// A contestant of the benchmark: plays one of our games when asked. Arguments: game, number of players, options if not the plain ones.
import { register } from 'tsx/esm/api'

register()
await import('../src/bench/playouts.ts')
