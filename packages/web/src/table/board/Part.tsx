// A part of the game's board in its place; rendered again only when what it shows has changed.
import { type ComponentType, memo } from 'react'
import type { BoardProps } from '../../games/types.ts'
import { useWhole } from './whole.ts'

interface PartProps {
  readonly of: ComponentType<BoardProps<unknown>>
  readonly board: BoardProps<unknown>
}

export const Part = memo(function Part({ of: Component, board }: PartProps) {
  return useWhole() ? <Component {...board} /> : null
})
