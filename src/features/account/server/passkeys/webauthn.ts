/** Loaded on first use, because it takes longer than the rest of the start. */
export const webauthn = () => import('@simplewebauthn/server')
