// The tests of people on PostgreSQL. The usual tests run them on SQLite.
import { describe } from 'vitest'
import { hasPostgres, setUsualStorage } from '../testing/storage.ts'

describe.skipIf(!hasPostgres())('on PostgreSQL', () => {
  setUsualStorage('postgres')
  describe('accounts', () => import('./people.test.ts'))
  describe('links', () => import('./links.test.ts'))
  describe('names', () => import('./names.test.ts'))
  describe('limits', () => import('./account-limits.test.ts'))
  describe('step-up', () => import('./step-up.test.ts'))
  describe('notices', () => import('./security-notices.test.ts'))
  describe('suspension', () => import('./suspended.test.ts'))
})
