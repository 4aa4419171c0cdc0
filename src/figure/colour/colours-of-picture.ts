import { oklabOf } from './oklab.ts'
import { hexOf, type Triple } from './rgb.ts'

/** Colours nearer than this in OKLab are one ink in two shades of print. */
const SAME_INK = 0.05
/** A colour of a smaller share of the picture is a blend at an edge. */
const LEAST_SHARE = 0.003
/** Paper and frame: the colour of most of the border, if it is nearly white or black and takes this share of the picture. */
const BACKGROUND_SHARE = 0.35
const CENTRES = 24
const ROUNDS = 20

interface Cluster {
  readonly lab: Triple
  readonly linear: Triple
  readonly share: number
}

/**
 * The colours that stand out in a picture, the most prominent and most different ones first; its background is left out.
 * @param pixels red, green, blue and opacity from 0 to 255, row by row
 * @param most at most so many colours
 * @returns `#rrggbb`; none if the picture is of one colour
 */
export function coloursOfPicture(
  { pixels, width, height }: { readonly pixels: Uint8ClampedArray; readonly width: number; readonly height: number },
  most: number,
): readonly string[] {
  const bins = binned(pixels)
  if (bins.length === 0) return []
  const clusters = merged(clustered(bins)).filter(({ share }) => share >= LEAST_SHARE)
  const paper = backgroundOf(clusters, pixels, width, height)
  return chosen(
    clusters.filter((cluster) => cluster !== paper),
    most,
  ).map(({ linear }) => hexOf(linear))
}

interface Bin {
  readonly lab: Triple
  readonly linear: Triple
  readonly weight: number
}

/** Pixels of nearly one colour together: 32 steps a channel, each bin at the mean of its pixels. */
function binned(pixels: Uint8ClampedArray): readonly Bin[] {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>()
  for (let k = 0; k + 3 < pixels.length; k += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [pixels[k], pixels[k + 1], pixels[k + 2], pixels[k + 3]]
    if (opacity < 128) continue
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const sum = sums.get(key) ?? [0, 0, 0, 0]
    sum[0] += light[red] ?? 0
    sum[1] += light[green] ?? 0
    sum[2] += light[blue] ?? 0
    sum[3]++
    sums.set(key, sum)
  }
  return [...sums.values()].map(([red, green, blue, count]) => {
    const linear: Triple = [red / count, green / count, blue / count]
    return { linear, lab: oklabOf(linear), weight: count }
  })
}

/** Linear light of a coded channel (IEC 61966-2-1). */
const light = Float64Array.from({ length: 256 }, (_, coded) => {
  const part = coded / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

/**
 * k-means from centres that are far from each other: each next one is the bin with the largest product of weight and squared distance to the
 * centres before it, so that equal pictures have equal colours.
 */
function clustered(bins: readonly Bin[]): readonly Cluster[] {
  let centres = startingCentres(bins)
  let groups: readonly (readonly Bin[])[] = []
  for (let round = 0; round < ROUNDS; round++) {
    groups = assigned(bins, centres)
    const next = groups.flatMap((group) => (group.length === 0 ? [] : [mean(group, 'lab')]))
    const isSettled = next.length === centres.length && next.every((lab, k) => squared(lab, centres[k] ?? lab) < 1e-9)
    centres = next
    if (isSettled) break
  }
  const total = bins.reduce((sum, { weight }) => sum + weight, 0)
  return assigned(bins, centres).flatMap((group) =>
    group.length === 0
      ? []
      : [{ lab: mean(group, 'lab'), linear: mean(group, 'linear'), share: weightOf(group) / total }],
  )
}

function startingCentres(bins: readonly Bin[]): readonly Triple[] {
  const centres: Triple[] = []
  const nearest = bins.map(() => Number.POSITIVE_INFINITY)
  let next = bins.reduce((a, b) => (b.weight > a.weight ? b : a))
  while (centres.length < Math.min(CENTRES, bins.length)) {
    centres.push(next.lab)
    let best = 0
    for (const [k, bin] of bins.entries()) {
      nearest[k] = Math.min(nearest[k] ?? 0, squared(bin.lab, next.lab))
    }
    for (const [k, bin] of bins.entries()) {
      const gain = (nearest[k] ?? 0) * bin.weight
      if (gain > best) [best, next] = [gain, bin]
    }
    if (best === 0) break
  }
  return centres
}

function assigned(bins: readonly Bin[], centres: readonly Triple[]): readonly (readonly Bin[])[] {
  const groups = centres.map((): Bin[] => [])
  for (const bin of bins) {
    let [least, at] = [Number.POSITIVE_INFINITY, 0]
    for (const [k, centre] of centres.entries()) {
      const distance = squared(bin.lab, centre)
      if (distance < least) [least, at] = [distance, k]
    }
    groups[at]?.push(bin)
  }
  return groups
}

const weightOf = (group: readonly Bin[]) => group.reduce((sum, { weight }) => sum + weight, 0)

function mean(group: readonly Bin[], of: 'lab' | 'linear'): Triple {
  const total = weightOf(group)
  const along = (k: 0 | 1 | 2) => group.reduce((sum, bin) => sum + bin[of][k] * bin.weight, 0) / total
  return [along(0), along(1), along(2)]
}

function squared(one: Triple, other: Triple): number {
  return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2
}

/** Clusters of one ink become the larger of them, which is nearer to the ink than blends with the paper. */
function merged(clusters: readonly Cluster[]): readonly Cluster[] {
  const kept: Cluster[] = []
  for (const cluster of [...clusters].sort((a, b) => b.share - a.share)) {
    const same = kept.findIndex(({ lab }) => squared(lab, cluster.lab) < SAME_INK ** 2)
    const known = kept[same]
    if (known === undefined) kept.push(cluster)
    else kept[same] = { ...known, share: known.share + cluster.share }
  }
  return kept
}

function backgroundOf(
  clusters: readonly Cluster[],
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
): Cluster | undefined {
  const counts = new Map<Cluster, number>()
  let border = 0
  const count = (x: number, y: number) => {
    const at = 4 * (y * width + x)
    if ((pixels[at + 3] ?? 0) < 128) return
    border++
    const lab = oklabOf([light[pixels[at] ?? 0] ?? 0, light[pixels[at + 1] ?? 0] ?? 0, light[pixels[at + 2] ?? 0] ?? 0])
    const nearest = clusters.reduce((a, b) => (squared(b.lab, lab) < squared(a.lab, lab) ? b : a))
    counts.set(nearest, (counts.get(nearest) ?? 0) + 1)
  }
  if (clusters.length === 0) return undefined
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) count(x, y)
  for (let y = 1; y < height - 1; y++) for (const x of [0, width - 1]) count(x, y)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  if (most === undefined || most[1] < border / 2) return undefined
  const [cluster] = most
  const [lightness, a, b] = cluster.lab
  const isPaper = Math.hypot(a, b) < 0.05 && (lightness > 0.9 || lightness < 0.2)
  return isPaper && cluster.share > BACKGROUND_SHARE ? cluster : undefined
}

/** The most prominent first, then each time the one farthest from those before it, by its prominence. */
function chosen(clusters: readonly Cluster[], most: number): readonly Cluster[] {
  const prominence = ({ lab, share }: Cluster) => share ** 0.25 * (0.02 + Math.hypot(lab[1], lab[2]))
  const taken: Cluster[] = []
  while (taken.length < Math.min(most, clusters.length)) {
    const rest = clusters.filter((cluster) => !taken.includes(cluster))
    const gain = (cluster: Cluster) =>
      prominence(cluster) * Math.min(1, ...taken.map(({ lab }) => Math.sqrt(squared(lab, cluster.lab))))
    taken.push(rest.reduce((a, b) => (gain(b) > gain(a) ? b : a)))
  }
  return taken
}
