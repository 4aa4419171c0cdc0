import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const root = join(import.meta.dirname, 'skeleton')

/** Builds the bare application, with a service worker that precaches it as ours does. */
export async function buildSkeleton(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      react(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: root,
        filename: 'sw.ts',
        injectRegister: false,
        manifest: false,
        injectManifest: { globPatterns: ['**/*.{js,css,html}'], rollupFormat: 'iife', target: 'es2022' },
      }),
    ],
    build: { outDir, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  })
}
