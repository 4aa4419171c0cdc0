/** The library's index also starts WebAssembly for Snappy, which is not used here. */
declare module 'hyparquet-compressors/src/brotli.js' {
  export function decompressBrotli(input: Uint8Array, outputLength: number): Uint8Array
}
