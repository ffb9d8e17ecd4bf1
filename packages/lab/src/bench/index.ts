// Measuring tools for benchmarks of other parts of the project.
export { commitDate, machine } from './machine.ts'
export { alternate, type Care, type Contender, type Samples, type Spread, scaled, spreadOf } from './measure.ts'
export { asMarkdown, asText } from './pages.ts'
export { installPeer, PEER_FOLDER, peerVersion } from './peer.ts'
export { type BenchReport, type Findings, gather, measure, target } from './report.ts'
