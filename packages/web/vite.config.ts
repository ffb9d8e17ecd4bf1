// How the client is built: React, an installable offline app, and a worker that hosts the engines.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { requireNode } from '../../scripts/launch.mjs'
import { buildTargets } from './targets.ts'

requireNode('npm run dev or npm run build')

/** The words of the first screen, by language: those of the client, of the kernel, and what stands before each table. */
const FIRST_WORDS = /\/src\/messages\/(en|uk|pl)\/(?:client|front)\.json$|\/kernel\/src\/messages\/(en|uk|pl)\.json$/

function languageOf(module: string): string | null {
  const [, own, game] = FIRST_WORDS.exec(module) ?? []
  return own ?? game ?? null
}

/** The words of the first screen are fetched together with its code: the page names their file in each language. */
function preloadWords(): Plugin {
  return {
    name: 'preload-words',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const files: Record<string, string[]> = {}
        for (const { fileName, ...about } of Object.values(bundle)) {
          // The parcel itself, and the little files by which each of its modules is asked for.
          const whose = about.type === 'chunk' ? (about.facadeModuleId ?? about.moduleIds[0]) : undefined
          const language = whose === undefined || whose === null ? null : languageOf(whose)
          if (language !== null) files[language] = [...(files[language] ?? []), `/${fileName}`]
        }
        return html.replace('const words = {}', `const words = ${JSON.stringify(files)}`)
      },
    },
  }
}

/**
 * Keeps shared code out of the entry files of workers, so that no chunk imports them. WebKit evaluates the entry of a
 * module worker a second time when it is imported. Vite sets this option for workers itself; only a plugin can change it.
 */
function closedEntries(): Plugin {
  return { name: 'closed-entries', options: (options) => ({ ...options, preserveEntrySignatures: 'strict' }) }
}

/** Puts CSS modules into the layer `components`, and all other sheets of the client into `legacy`, below them. */
function layers(): Plugin {
  return {
    name: 'layers',
    transform: {
      filter: { id: /\/web\/src\/.*\.css(?:$|\?(?!.*\b(?:raw|url)\b))/ },
      handler: (code, id) => {
        // A sheet that begins with a layer names its layers itself.
        if (/^(?:\s|\/\*[\s\S]*?\*\/)*@layer\b/.test(code)) return null
        const layer = /\.module\.css(?:$|\?)/.test(id) ? 'components' : 'legacy'
        return { code: `@layer ${layer} {\n${code}\n}`, map: null }
      },
    },
  }
}

/** The address of every page of the client: which page it is, says the hash. */
const HOME = /^\/(?:index\.html)?(?:\?|$)/

/** Parts of the table that are fetched when somebody needs them. */
const WHEN_NEEDED = 'Chooser|NumberSlide|PhoneDecision|PhoneTable|Recap|ReplayBar'

/** What shares a file, the first that fits: words, what everything needs, the first screen, the table, a game at it. */
const PARCELS = [
  { name: (module: string) => `words-${languageOf(module)}`, debugName: 'words', test: FIRST_WORDS, priority: 5 },
  { name: 'frame', test: /web\/src\/(ui|i18n|settings|storage|games)\/[^/]+\.tsx?$/, minShareCount: 4, priority: 4 },
  {
    name: 'first',
    test: /web\/src\/(shell\/(PageHeader|Words|Loading)|seating\/[^/]+|shelf\/registry|storage\/id|ui\/fetched|device\/client)\.tsx?$|node_modules\/wouter\//,
    priority: 3,
  },
  {
    name: 'table',
    test: new RegExp(
      `web/src/(table/(?:[a-z]+/)?(?!${WHEN_NEEDED})[^/]+|pages/table/(TablePage|hold-match)|shell/KeysDialog|i18n/hyphens)\\.tsx?$`,
    ),
    priority: 2,
  },
  {
    name: 'phone',
    test: /web\/src\/table\/(PhoneTable|decision\/PhoneDecision)\.tsx$|node_modules\/@radix-ui\/react-(tabs|roving-focus|collection|presence)\//,
    priority: 2,
  },
  { name: 'hegemony', test: /(web\/src\/games\/hegemony|hegemony\/src\/data)\//, minShareCount: 2, priority: 1 },
  { name: 'planet-b', test: /(web\/src\/games\/planet-b|planet-b\/src\/data)\//, minShareCount: 2, priority: 1 },
]

/** The development server answers 404 as the server does. */
function notFound(): Plugin {
  return {
    name: 'not-found',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const path = request.originalUrl ?? '/'
        if (request.url !== '/index.html' || HOME.test(path)) return next()
        try {
          const page = await server.transformIndexHtml(
            '/index.html',
            readFileSync(join(import.meta.dirname, 'index.html'), 'utf8'),
            path,
          )
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

export default defineConfig({
  // Not relative: the page "not found" loads the same files at a path of any depth.
  base: '/',
  plugins: [
    react(),
    layers(),
    preloadWords(),
    notFound(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg', 'icon-180.png'],
      manifest: {
        id: '/',
        name: 'Hustings',
        short_name: 'Hustings',
        description: 'A digital table for political-economy board games',
        display: 'standalone',
        orientation: 'any',
        start_url: './',
        scope: './',
        background_color: '#ece6d9',
        theme_color: '#fbf8f1',
        categories: ['games'],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,woff2,md,webmanifest}'],
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
        navigateFallback: 'index.html',
        navigateFallbackAllowlist: [HOME],
        // The server answers that a page is not found; offline the client shows the same page.
        runtimeCaching: [
          {
            urlPattern: ({ request, url, sameOrigin }) =>
              sameOrigin &&
              request.mode === 'navigate' &&
              !/^\/(api|j|healthz|readyz|metrics|socket)(\/|$)/.test(url.pathname),
            handler: 'NetworkOnly',
            options: { precacheFallback: { fallbackURL: 'index.html' } },
          },
          // The bots' weights: not precached, but kept by the page (storage/bot-weights.ts).
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+\.txt$/.test(url.pathname),
            handler: 'CacheFirst',
            options: { cacheName: 'bot-weights' },
          },
        ],
        importScripts: ['push.js'],
      },
    }),
  ],
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  worker: { format: 'es', plugins: () => [closedEntries()] },
  build: {
    target: buildTargets(),
    chunkSizeWarningLimit: 700,
    // What is needed together travels together: it is packed better, and on a slow line each request costs a turn.
    // Slow plugins are no fault of the code: without `false` a busy machine prints warnings.
    rolldownOptions: { output: { codeSplitting: { groups: PARCELS } }, checks: { bundlerTimings: false } },
  },
  server: { port: 5199, strictPort: true, fs: { allow: ['../..'] } },
})
