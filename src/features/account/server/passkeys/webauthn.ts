/** The library of passkeys, which takes longer to load than all else of a start: once somebody uses one. */
export const webauthn = () => import('@simplewebauthn/server')
