import type { Provenance } from '#formats/document/provenance.ts'
import { type ReadDocx, readDocx } from '#formats/docx/read-docx.ts'
import { FormatError } from '#formats/format-error.ts'
import { isOwnPdf, readPdfProvenance } from '#formats/pdf/read-pdf-provenance.ts'
import { openShare } from '../../share/open-share.ts'
import { keyIn } from '../../share/share-link.ts'
import type { Snapshot } from '../../share/snapshot.ts'

export type OpenedDocument =
  | {
      readonly kind: 'docx'
      readonly name: string
      readonly provenance: Provenance
      readonly text: Pick<ReadDocx, 'paragraphs' | 'tables'>
    }
  | { readonly kind: 'pdf'; readonly name: string; readonly provenance: Provenance }
  | { readonly kind: 'share'; readonly name: string; readonly snapshot: Snapshot }

/**
 * Why there is nothing to check. `printed`: a PDF that a browser or another program printed; `unstated`: a figure that was written here without its
 * project, on the command line or by an older version; `other`: anything else that another program wrote or saved.
 */
export class NoProvenance extends Error {
  override readonly name = 'NoProvenance'
  readonly reason: 'printed' | 'unstated' | 'other'

  constructor(reason: NoProvenance['reason']) {
    super(reason)
    this.reason = reason
  }
}

export class ShareUnopened extends Error {
  override readonly name = 'ShareUnopened'
  readonly reason: 'no-link' | 'gone' | 'unreadable' | 'newer' | 'offline' | 'busy'

  constructor(reason: ShareUnopened['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** Largest PDF that is read whole. */
const MOST_BYTES = 100 << 20

/** A Word file or a PDF. Throws FormatError (`not-a-document` if it is neither) and NoProvenance. */
export async function openDocument(file: File): Promise<OpenedDocument> {
  const start = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  if (start[0] === 0x50 && start[1] === 0x4b) {
    const { provenance, ...text } = await readDocx(file)
    if (!provenance) throw new NoProvenance('other')
    return { kind: 'docx', name: file.name, provenance, text }
  }
  if (file.size > MOST_BYTES || !new TextDecoder('latin1').decode(start).includes('%PDF-'))
    throw new FormatError('not-a-document')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const provenance = readPdfProvenance(bytes)
  if (!provenance) throw new NoProvenance(isOwnPdf(bytes) ? 'unstated' : 'printed')
  return { kind: 'pdf', name: file.name, provenance }
}

/** Whether a text is the address of a share. */
export function isShareLink(text: string): boolean {
  return /\/share\?id=[\w-]+#k=[\w-]+\s*$/.test(text)
}

/** A share of this site, by its address. Throws ShareUnopened. */
export async function openSharedResult(address: string): Promise<OpenedDocument> {
  const url = URL.parse(address.trim())
  const id = url?.searchParams.get('id') ?? ''
  if (!url || url.origin !== location.origin || url.pathname !== '/share' || id === '')
    throw new ShareUnopened('no-link')
  const opened = await openShare(id, keyIn(url.hash.slice(1)))
  if (opened.status === 'shown') return { kind: 'share', name: '', snapshot: opened.snapshot }
  throw new ShareUnopened(opened.status === 'loading' ? 'offline' : opened.status)
}
