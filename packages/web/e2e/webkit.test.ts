import { smokeTests } from './engines/smoke.ts'
import { startWebKit, type WebKitPrograms } from './engines/webkit.ts'

const { HUSTINGS_WEBKIT: found } = process.env

smokeTests('WebKit', found === undefined ? null : () => startWebKit(JSON.parse(found) as WebKitPrograms))
