/** What the server takes. */
const MOST_BYTES = 5 * 1024 * 1024
/** Longest side of a picture, pixels. */
export const LONGEST_SIDE = 4096

function encoded(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('this browser gives no picture'))), type, quality),
  )
}

/** The canvas as a file that the server takes: a PNG unless it would be too large or the picture was a JPG, otherwise a JPG. */
export async function pictureFile(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const first = type === 'image/jpeg' ? undefined : await encoded(canvas, 'image/png')
  if (first && first.size <= MOST_BYTES) return first
  for (const quality of [0.92, 0.8, 0.6]) {
    const file = await encoded(canvas, 'image/jpeg', quality)
    if (file.size <= MOST_BYTES) return file
  }
  return encoded(canvas, 'image/jpeg', 0.3) // 16 million pixels of noise
}
