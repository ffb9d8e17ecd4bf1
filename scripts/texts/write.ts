// `npm run texts`: writes the types of message keys after a change of the English texts.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyFiles, ROOT } from './keys.ts'

for (const [path, text] of keyFiles()) {
  writeFileSync(join(ROOT, path), text)
  console.log(path)
}
