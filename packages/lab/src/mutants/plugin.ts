// The fault that is being tried, put into the one file that has it while that file is read. No file is touched.
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { withFault } from './mutate.ts'
import { ROOT } from './packages.ts'
import type { Mutant } from './sample.ts'

export class MutantInHand {
  private mutant: Mutant | null = null

  /** Puts the fault before this one right again. Returns the files that must be read anew. */
  take(mutant: Mutant | null): string[] {
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
        return mutant !== null && id.split('?')[0] === join(ROOT, mutant.file) ? withFault(source, mutant) : undefined
      },
    }
  }
}
