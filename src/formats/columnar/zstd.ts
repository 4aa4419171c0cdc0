const FRAME = 0xfd2fb528

/** Zstandard that states another size than the given one. */
export class ZstdError extends Error {}

/**
 * Unpacks Zstandard to `size` bytes; the library is loaded when a file has it. It fills what it is given without telling how much, so a size that the
 * frame itself states is compared.
 */
export async function zstdUnpacker(): Promise<(packed: Uint8Array, size: number) => Uint8Array> {
  const { decompress } = await import('fzstd')
  return (packed, size) => {
    const stated = statedSize(packed)
    if (stated !== undefined && stated !== size) throw new ZstdError()
    return decompress(packed, new Uint8Array(size))
  }
}

/** From the header of the frame (RFC 8878, 3.1.1.1); undefined if it does not say. */
function statedSize(packed: Uint8Array): number | undefined {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  if (packed.length < 14 || view.getUint32(0, true) !== FRAME) return undefined
  const flags = packed[4] as number
  const isSingle = (flags & 0x20) !== 0
  const at = 5 + (isSingle ? 0 : 1) + ([0, 1, 2, 4][flags & 3] as number)
  switch (flags >> 6) {
    case 0:
      return isSingle ? packed[at] : undefined
    case 1:
      return view.getUint16(at, true) + 256
    case 2:
      return at + 4 <= packed.length ? view.getUint32(at, true) : undefined
    default:
      return at + 8 <= packed.length ? Number(view.getBigUint64(at, true)) : undefined
  }
}
