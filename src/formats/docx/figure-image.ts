import { AlignmentType, ImageRun, Paragraph } from 'docx'
import type { DocumentFigure } from '../document/document-figure.ts'

const pixelsPerMm = 96 / 25.4

/** A figure in its own paragraph, at its size or as large as `room` (mm). `keepNext` holds it on the page of its caption below. */
export function figureParagraph(
  figure: DocumentFigure,
  room: { readonly width: number; readonly height: number },
  keepNext: boolean,
): Paragraph {
  const scale = Math.min(1, room.width / figure.width, room.height / figure.height)
  const transformation = {
    width: Math.round(figure.width * scale * pixelsPerMm),
    height: Math.round(figure.height * scale * pixelsPerMm),
  }
  const altText = { name: figure.title, title: figure.title, description: figure.description }
  const png = { type: 'png' as const, data: figure.png, transformation, altText }
  const image =
    figure.svg === undefined
      ? new ImageRun(png)
      : new ImageRun({
          type: 'svg',
          data: new TextEncoder().encode(figure.svg),
          transformation,
          altText,
          fallback: { type: 'png', data: figure.png },
        })
  return new Paragraph({
    children: [image],
    alignment: AlignmentType.CENTER,
    keepNext,
    spacing: { line: 240, lineRule: 'auto' },
  })
}
