/** Any text may be a password: no composition rules, only a minimum length (NIST SP 800-63B, 5.1.1). */
export const PASSWORD_LENGTH = { min: 8, max: 200 }

export const USERNAME_LENGTH = { min: 2, max: 40 }
/** Letters, marks and digits of any script, with dots, hyphens and underscores. */
export const USERNAME_PATTERN = /^[\p{L}\p{M}\p{N}._-]+$/u
