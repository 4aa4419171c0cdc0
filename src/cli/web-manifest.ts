import type { Plugin } from 'vite'
import type { ManifestOptions } from 'vite-plugin-pwa'

type Language = 'zh' | 'en'

/** The address of the manifest in a language; `i18n/locale.ts` points the page to it. */
const FILES: Readonly<Record<Language, string>> = { zh: 'manifest.webmanifest', en: 'manifest.en.webmanifest' }

const words = {
  zh: {
    lang: 'zh-CN',
    name: 'Slipstick 算尺',
    short_name: '算尺',
    description: '离线可用的医学统计与临床工具：整理数据、三线表、生存分析、论文图表，全部在您的设备上计算。',
    tools: '临床工具',
    projects: '我的项目',
    tutorials: '教程',
    curve: '生存曲线及其选项',
    table: '三线基线表',
    tool: '临床工具及其结果',
  },
  en: {
    lang: 'en',
    name: 'Slipstick 算尺',
    short_name: 'Slipstick',
    description:
      'Medical statistics and clinical tools that work offline: clean data, Table 1, survival analysis and figures for the paper, all computed on your device.',
    tools: 'Clinical tools',
    projects: 'My projects',
    tutorials: 'Tutorials',
    curve: 'A survival curve with its options',
    table: 'A three-line Table 1',
    tool: 'A clinical tool with its result',
  },
} as const

/** The types of data files that the installed application offers to open, and that other applications can share with it. */
const dataFiles = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.ms-excel': ['.xls'],
  'application/vnd.oasis.opendocument.spreadsheet': ['.ods'],
  'application/x-spss-sav': ['.sav', '.zsav', '.por'],
  'application/x-stata-dta': ['.dta'],
  'application/x-sas-data': ['.sas7bdat'],
  'application/x-sas-xport': ['.xpt'],
  'application/x-r-data': ['.rds', '.rda', '.rdata'],
  'application/vnd.apache.parquet': ['.parquet'],
  'application/vnd.apache.arrow.file': ['.feather', '.arrow'],
}

/** The web application's manifest. Its identity is the same in both languages, so switching never makes a second application. */
export function webManifest(language: Language): Partial<ManifestOptions> {
  const { tools, projects, tutorials, curve, table, tool, ...texts } = words[language]
  /** A screenshot that `npm run pictures` takes. */
  const screenshot = (name: string, label: string, form: 'wide' | 'narrow') => ({
    src: `/pictures/${form}-${name}-${language}.webp`,
    sizes: form === 'wide' ? '1200x750' : '780x1688',
    type: 'image/webp',
    form_factor: form,
    label,
  })
  return {
    id: '/',
    ...texts,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#f7f6f3',
    background_color: '#f7f6f3',
    categories: ['medical', 'education', 'productivity'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: tools, url: '/tool/index' },
      { name: projects, url: '/project/list' },
      { name: tutorials, url: '/tutorials/index' },
    ].map((shortcut) => ({ ...shortcut, icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }] })),
    screenshots: [
      screenshot('curve', curve, 'wide'),
      screenshot('table', table, 'wide'),
      screenshot('tool', tool, 'narrow'),
      screenshot('curve', curve, 'narrow'),
    ],
    // a file is opened in the window that is already open, not in a second one
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    file_handlers: [{ action: '/project/list', accept: { ...dataFiles, 'application/x-slipstick': ['.slipstick'] } }],
    share_target: {
      action: '/share-file', // answered by the service worker (sw/take-shared.ts)
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [{ name: 'file', accept: [...Object.entries(dataFiles).flat(2), '.slipstick'] }],
      },
    },
  }
}

/** Writes the English manifest beside the Chinese one, which vite-plugin-pwa writes and links. */
export function englishManifest(): Plugin {
  return {
    name: 'english-manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILES.en, source: JSON.stringify(webManifest('en')) })
    },
  }
}
