const MM_PER_INCH = 25.4

export interface PrintSize {
  /** mm */
  readonly width: number
  /** mm */
  readonly height: number
  readonly dpi: number
  /** Without white below it. */
  readonly transparent?: boolean
}

/** Draws an SVG of a size in mm on a canvas, white unless it is to be transparent, at a resolution in dots per inch. Throws if the device has too little memory. */
export async function svgToCanvas(
  svg: string,
  { width, height, dpi, transparent = false }: PrintSize,
): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.round((width / MM_PER_INCH) * dpi)
  canvas.height = Math.round((height / MM_PER_INCH) * dpi)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gives no canvas')
  if (!transparent) {
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}
