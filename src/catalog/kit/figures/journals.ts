import type { FigureLimits, Limit } from '#figure/check/check-figure.ts'
import type { FileRules } from '#figure/check/check-file.ts'
import type { Words } from '../words.ts'

/** A publisher's rules for figures. */
export interface Journal {
  readonly name: Words
  readonly limits: FigureLimits
  /** What it takes as a file, in words. */
  readonly files: Words
  /** The same as far as a file can be checked; omitted if the journal does not say it. */
  readonly file?: FileRules
  /** Where the rules were read, and the day; a rule that was not read there is unconfirmed. */
  readonly source: Words
}

/** Read on the publisher's own page. */
const read = <T>(is: T): Limit<T> => ({ is, confirmed: true })

/** From another page that repeats the rule, or from general knowledge. */
const unconfirmed = <T>(is: T): Limit<T> => ({ is, confirmed: false })

const sans = ['sans'] as const

/**
 * Widths and heights in mm, type and lines in points. The ids are stored in charts (`figure-style.ts`). The check says which rules are
 * unconfirmed: publishers change their pages, and many sites repeat them with other numbers.
 */
export const journals = {
  nature: {
    name: { en: 'Nature journals', zh: 'Nature 系列' },
    limits: {
      widths: read([89, 183]),
      maxHeight: read(170),
      type: read({ min: 5, max: 7 }),
      families: read(sans),
      line: unconfirmed({ min: 0.25, max: 1 }),
      withoutGrid: read(true),
    },
    files: {
      en: 'Vector file (PDF, SVG) with editable text; RGB; pictures at 300 dpi or more.',
      zh: '可编辑文字的矢量文件（PDF、SVG），RGB，位图不低于 300 dpi。',
    },
    file: { formats: ['pdf', 'svg'], leastDpi: 300 },
    source: { en: 'research-figure-guide.nature.com, 2026-11-23', zh: 'research-figure-guide.nature.com，2026-11-23' },
  },
  science: {
    name: { en: 'Science journals', zh: 'Science 系列' },
    limits: {
      widths: unconfirmed([57, 121, 184]),
      type: unconfirmed({ min: 5, max: 7 }),
      families: unconfirmed(sans),
      line: unconfirmed({ min: 0.5 }),
    },
    files: { en: 'PDF; line art in pixels at 600 dpi or more.', zh: 'PDF；位图线条图不低于 600 dpi。' },
    file: { formats: ['pdf'], leastDpi: 600 },
    source: { en: 'sciencemag.org, prep_revfigs, 2026-11-23', zh: 'sciencemag.org prep_revfigs，2026-11-23' },
  },
  lancet: {
    name: { en: 'The Lancet journals', zh: '柳叶刀系列' },
    limits: { widths: unconfirmed([75, 154]) },
    files: {
      en: 'Editable vector file: the journal draws figures again; pictures at 300 dpi.',
      zh: '可编辑矢量文件（编辑部会重绘），位图 300 dpi。',
    },
    file: { formats: ['pdf', 'svg', 'tiff'], leastDpi: 300 },
    source: { en: 'Copies of the guidelines for figures, 2026-11-23', zh: '图件指南的转载，2026-11-23' },
  },
  jama: {
    name: { en: 'JAMA Network', zh: 'JAMA 系列' },
    limits: { widthRange: read([127, 400]) },
    files: {
      en: 'Vector file (PDF), or pictures at 350 dpi or more.',
      zh: '矢量文件（PDF），或不低于 350 dpi 的位图。',
    },
    file: { formats: ['pdf', 'tiff', 'png', 'jpg'], leastDpi: 350 },
    source: { en: 'AMA manual of style, an older edition, 2026-11-23', zh: 'AMA 写作手册旧版，2026-11-23' },
  },
  bmj: {
    name: { en: 'BMJ journals', zh: 'BMJ 系列' },
    limits: { inGrey: read(true) },
    files: {
      en: 'Each figure is a file of its own; in print without colour unless that is paid for.',
      zh: '每图单独成文件；未付彩印费时按黑白印刷。',
    },
    source: { en: 'authors.bmj.com, 2026-11-23', zh: 'authors.bmj.com，2026-11-23' },
  },
  cell: {
    name: { en: 'Cell Press', zh: 'Cell 出版社' },
    limits: {
      widths: unconfirmed([85, 114, 174]),
      maxHeight: unconfirmed(200),
      type: unconfirmed({ min: 6, max: 8 }),
      families: unconfirmed(sans),
    },
    files: {
      en: 'PDF or TIFF: line art 1000 dpi, pictures 300 dpi, both together 500 dpi.',
      zh: 'PDF 或 TIFF：线条图 1000 dpi，照片 300 dpi，混合 500 dpi。',
    },
    file: { formats: ['pdf', 'tiff'], leastDpi: 1000 },
    source: { en: 'Copies of the digital figure guidelines, 2026-11-23', zh: '数字图件指南的转载，2026-11-23' },
  },
  pnas: {
    name: { en: 'PNAS', zh: 'PNAS' },
    limits: {
      widths: unconfirmed([87, 114, 178]),
      maxHeight: unconfirmed(225),
      type: unconfirmed({ min: 6, max: 8 }),
      families: unconfirmed(sans),
    },
    files: {
      en: 'TIFF or PDF in RGB: line art 1000 dpi, pictures 300 dpi.',
      zh: 'RGB 的 TIFF 或 PDF：线条图 1000 dpi，照片 300 dpi。',
    },
    file: { formats: ['tiff', 'pdf'], leastDpi: 1000 },
    source: { en: 'Copies of the digital art guidelines, 2026-11-23', zh: '数字图件指南的转载，2026-11-23' },
  },
  plos: {
    name: { en: 'PLOS', zh: 'PLOS' },
    limits: {
      widthRange: read([66.8, 190.5]),
      maxHeight: read(222.3),
      type: read({ min: 8, max: 12 }),
      withoutTitle: read(true),
    },
    files: {
      en: 'TIFF (LZW) at 300 to 600 dpi, less than 10 MB, named Fig1.tif.',
      zh: 'TIFF（LZW 压缩），300–600 dpi，小于 10 MB，命名为 Fig1.tif。',
    },
    file: { formats: ['tiff'], leastDpi: 300, mostDpi: 600 },
    source: {
      en: 'journals.plos.org/plosmedicine/s/figures, 2026-11-23',
      zh: 'journals.plos.org/plosmedicine/s/figures，2026-11-23',
    },
  },
  elsevier: {
    name: { en: 'Elsevier', zh: '爱思唯尔' },
    limits: {
      widths: unconfirmed([90, 140, 190]),
      maxHeight: unconfirmed(240),
      type: read({ min: 6 }),
      line: read({ min: 0.1, max: 1.5 }),
    },
    files: {
      en: 'PDF, or TIFF: line art 1000 dpi, pictures 300 dpi, both together 500 dpi.',
      zh: 'PDF，或 TIFF：线条图 1000 dpi，照片 300 dpi，混合 500 dpi。',
    },
    file: { formats: ['pdf', 'tiff'], leastDpi: 1000 },
    source: { en: 'elsevier.com, artwork and media instructions, 2026-11-23', zh: 'elsevier.com 图件说明，2026-11-23' },
  },
  springer: {
    name: { en: 'Springer', zh: '施普林格' },
    limits: {
      widths: unconfirmed([84, 174]),
      maxHeight: unconfirmed(234),
      type: unconfirmed({ min: 8, max: 12 }),
      families: unconfirmed(sans),
      line: unconfirmed({ min: 0.3 }),
      withoutTitle: unconfirmed(true),
    },
    files: {
      en: 'TIFF in RGB: line art 1200 dpi, pictures 300 dpi, both together 600 dpi.',
      zh: 'RGB 的 TIFF：线条图 1200 dpi，照片 300 dpi，混合 600 dpi。',
    },
    file: { formats: ['tiff'], leastDpi: 1200 },
    source: { en: 'Copies of the artwork guidelines, 2026-11-23', zh: '图件指南的转载，2026-11-23' },
  },
  bmc: {
    name: { en: 'BMC', zh: 'BMC' },
    limits: { widths: read([85, 176]), maxHeight: unconfirmed(225), type: read({ min: 8 }), line: read({ min: 0.5 }) },
    files: { en: 'PDF, PNG or TIFF at 300 dpi, less than 10 MB.', zh: 'PDF、PNG 或 TIFF，300 dpi，小于 10 MB。' },
    file: { formats: ['pdf', 'png', 'tiff'], leastDpi: 300 },
    source: { en: 'biomedcentral.com, preparing figures, 2026-11-23', zh: 'biomedcentral.com 图件准备，2026-11-23' },
  },
  wiley: {
    name: { en: 'Wiley', zh: '威立' },
    limits: { widthRange: read([80, 400]) },
    files: {
      en: 'PDF; pictures as TIFF or PNG: line art 600 dpi, others 300 dpi, less than 10 MB.',
      zh: 'PDF；位图用 TIFF 或 PNG：线条图 600 dpi，其余 300 dpi，小于 10 MB。',
    },
    file: { formats: ['pdf', 'tiff', 'png'], leastDpi: 600 },
    source: { en: 'authorservices.wiley.com, 2026-11-23', zh: 'authorservices.wiley.com，2026-11-23' },
  },
  frontiers: {
    name: { en: 'Frontiers', zh: 'Frontiers' },
    limits: { widths: unconfirmed([85, 180]), type: unconfirmed({ min: 8 }) },
    files: { en: 'TIFF or JPEG in RGB at 300 dpi.', zh: 'RGB 的 TIFF 或 JPEG，300 dpi。' },
    file: { formats: ['tiff', 'jpg'], leastDpi: 300 },
    source: { en: 'General knowledge', zh: '常识' },
  },
  cma: {
    name: { en: 'Chinese Medical Association journals', zh: '中华系列杂志' },
    limits: {
      widths: unconfirmed([80, 170]),
      maxHeight: unconfirmed(230),
      type: unconfirmed({ min: 7.5 }),
      line: unconfirmed({ min: 0.5, max: 1 }),
      withoutTitle: unconfirmed(true),
    },
    files: {
      en: 'Original TIFF: line art 600 dpi, pictures 300 dpi; the title stands below the figure.',
      zh: 'TIFF 原图：线条图 600 dpi，照片 300 dpi；图题置于图下方。',
    },
    file: { formats: ['tiff'], leastDpi: 600 },
    source: { en: 'General knowledge of the journals’ practice', zh: '中华系列杂志的通行做法' },
  },
  thesis: {
    name: { en: 'Thesis, A4', zh: '学位论文（A4）' },
    limits: {
      widthRange: unconfirmed([60, 150]),
      maxHeight: unconfirmed(220),
      type: unconfirmed({ min: 7.5, max: 12 }),
    },
    files: { en: 'A picture in the document at 300 dpi or more.', zh: '插入文档，不低于 300 dpi。' },
    file: { formats: ['docx', 'png', 'tiff', 'jpg'], leastDpi: 300 },
    source: { en: 'General knowledge', zh: '常识' },
  },
} as const satisfies Readonly<Record<string, Journal>>

export type JournalName = keyof typeof journals
