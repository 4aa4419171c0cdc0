/** Pixels of each side of an avatar. */
export const AVATAR_SIDE = 258
export const MAX_ZOOM = 4

/** Pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The cropped square of a picture: its centre in pixels of the picture, and its zoom relative to the largest square. */
export interface Crop {
  readonly x: number
  readonly y: number
  /** 1 to `MAX_ZOOM`. */
  readonly zoom: number
}

export interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

/** Side of the crop in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom

/** The nearest crop within the picture, so that no edge of the avatar is empty. */
function within(picture: Size, wanted: Crop): Crop {
  const crop = { ...wanted, zoom: between(1, wanted.zoom, MAX_ZOOM) }
  const half = sideOf(picture, crop) / 2
  return {
    ...crop,
    x: between(half, crop.x, picture.width - half),
    y: between(half, crop.y, picture.height - half),
  }
}

/** The largest centred crop. */
export const largestCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** Keeps the centre, as far as the picture allows. */
export const zoomed = (picture: Size, crop: Crop, zoom: number): Crop => within(picture, { ...crop, zoom })

/** Moves the picture under the frame, by fractions of the frame's side: to the right and down if positive. */
export function moved(picture: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(picture, crop)
  return within(picture, { ...crop, x: crop.x - right * side, y: crop.y - down * side })
}

export function squareOf(picture: Size, crop: Crop): Square {
  const side = sideOf(picture, crop)
  return { left: crop.x - side / 2, top: crop.y - side / 2, side }
}
