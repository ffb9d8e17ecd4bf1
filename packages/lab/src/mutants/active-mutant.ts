// The mutant under test: its mutation is applied while the file is loaded. No file changes.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { applyMutation } from './mutate.ts'
import { ROOT } from './packages.ts'
import type { Mutant } from './sample.ts'

export class ActiveMutant {
  private mutant: Mutant | null = null

  /** Replaces the previous mutant. Returns the files to reload. */
  activate(mutant: Mutant | null): string[] {
    const files = [this.mutant, mutant].flatMap((each) => (each === null ? [] : [join(ROOT, each.file)]))
    this.mutant = mutant
    return [...new Set(files)]
  }

  plugin(): Plugin {
    return {
      name: 'hustings-mutant',
      enforce: 'pre',
      transform: (source, id) => {
        const { mutant } = this
        return mutant !== null && id.split('?')[0] === join(ROOT, mutant.file)
          ? applyMutation(source, mutant)
          : undefined
      },
    }
  }
}
