// The sheets over the board, each loaded when it first opens.
import { lazy } from 'react'

export const AutomaSheet = lazy(async () => ({ default: (await import('./automa/AutomaSheet.tsx')).AutomaSheet }))
export const CrisisSheet = lazy(async () => ({ default: (await import('./CrisisSheet.tsx')).CrisisSheet }))
export const ImfSheet = lazy(async () => ({ default: (await import('./ImfSheet.tsx')).ImfSheet }))
export const ProductionSheet = lazy(async () => ({ default: (await import('./ProductionSheet.tsx')).ProductionSheet }))
export const ScoringSheet = lazy(async () => ({ default: (await import('./ScoringSheet.tsx')).ScoringSheet }))
export const VoteSheet = lazy(async () => ({ default: (await import('./VoteSheet.tsx')).VoteSheet }))
