// How the client is built: React, an installable offline app, and a worker that hosts the engines.
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** The letters of the first screen are fetched together with its code. */
const FIRST_LETTERS = /(inter|source-serif-4)-latin-wght-normal-.*\.woff2$/

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST_LETTERS.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `./${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        })),
  }
}

export default defineConfig({
  base: './',
  plugins: [
    react(),
    preloadFonts(),
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
        // These are the server's, where there is one.
        navigateFallbackDenylist: [/^\/(api|j|healthz|readyz|metrics|socket)(\/|\?|$)/],
        importScripts: ['push.js'],
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    chunkSizeWarningLimit: 700,
    // Small things that everything needs travel together: they are packed better, and asked for once.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: /web\/src\/(ui|i18n|settings|storage|games)\/[^/]+\.tsx?$/, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: { port: 5199, strictPort: true, fs: { allow: ['../..'] } },
})
