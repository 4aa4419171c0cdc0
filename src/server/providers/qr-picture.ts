import { renderSVG } from 'uqr'

/** Light modules around the code, required by ISO/IEC 18004. */
const QUIET_ZONE = 4

/** The QR code of a text, as the data URL of a picture. */
export function qrPicture(text: string): string {
  const svg = renderSVG(text, { border: QUIET_ZONE })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
