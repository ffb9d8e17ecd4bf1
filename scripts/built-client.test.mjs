import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyFolder, replaceFolder } from './built-client.mjs'

let folder = ''
let place = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hustings-built-'))
  place = join(folder, 'dist')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A build whose files all have the same content. */
function built(name, content, ...files) {
  const path = join(folder, name)
  mkdirSync(path)
  for (const file of ['index.html', ...files]) writeFileSync(join(path, file), content)
  return path
}
const contents = (path) => readdirSync(path).map((file) => `${file}: ${readFileSync(join(path, file), 'utf8')}`)

describe('a finished build', () => {
  it('comes to its place where there was none', () => {
    replaceFolder(built('fresh', 'new'), place)
    expect(contents(place)).toEqual(['index.html: new'])
    expect(readdirSync(folder)).toEqual(['dist'])
  })

  it('replaces the old one whole, and leaves nothing behind', () => {
    built('dist', 'old', 'old.js')
    replaceFolder(built('fresh', 'new', 'new.js'), place)
    expect(contents(place)).toEqual(['index.html: new', 'new.js: new'])
    expect(readdirSync(folder)).toEqual(['dist'])
  })
})

describe('the copy for a run', () => {
  it('stays whole when the build is replaced later', () => {
    built('dist', 'old', 'old.js')
    const copy = join(folder, 'copy')
    copyFolder(place, copy)
    replaceFolder(built('fresh', 'new', 'new.js'), place)
    expect(contents(copy)).toEqual(['index.html: old', 'old.js: old'])
  })

  it('copies one build when another replaces it meanwhile', () => {
    built('dist', 'old', 'old.js')
    const copy = join(folder, 'copy')
    let copied = 0
    copyFolder(place, copy, (from, to, options) => {
      cpSync(join(from, 'index.html'), join(to, 'index.html'))
      copied++
      if (copied === 1) replaceFolder(built('fresh', 'new', 'new.js'), place)
      cpSync(from, to, options)
    })
    expect(contents(copy)).toEqual(['index.html: new', 'new.js: new'])
  })

  it('waits while the build is away', () => {
    const copy = join(folder, 'copy')
    built('away', 'new')
    let tried = 0
    copyFolder(place, copy, (from, to, options) => {
      tried++
      if (tried === 2) replaceFolder(join(folder, 'away'), place)
      cpSync(from, to, options)
    })
    expect(existsSync(join(copy, 'index.html'))).toBe(true)
  })
})
