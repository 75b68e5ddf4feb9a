/** What fonts.ts uses of subset-font, which brings no types; those of DefinitelyTyped are older than it. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: string[]
    variationAxes?: Record<string, number | { min: number; max: number }>
    noHinting?: boolean
  }
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>
}
