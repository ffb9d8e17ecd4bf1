// The tests of people on PostgreSQL. The usual tests run them on SQLite.
import { describe } from 'vitest'
import { hasPostgres, setUsualStorage } from '../testing/storage.ts'

describe.skipIf(!hasPostgres())('on PostgreSQL', () => {
  setUsualStorage('postgres')
  describe('accounts', async () => {
    await import('./people.test.ts')
  })
  describe('links', async () => {
    await import('./links.test.ts')
  })
  describe('names', async () => {
    await import('./names.test.ts')
  })
  describe('limits', async () => {
    await import('./account-limits.test.ts')
  })
  describe('step-up', async () => {
    await import('./step-up.test.ts')
  })
  describe('notices', async () => {
    await import('./security-notices.test.ts')
  })
  describe('suspension', async () => {
    await import('./suspended.test.ts')
  })
})
