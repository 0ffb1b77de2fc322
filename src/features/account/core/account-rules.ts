/** Any text is a password: no rules of composition, but a length that is worth guessing (NIST SP 800-63B, 5.1.1). */
export const PASSWORD_LENGTH = { min: 8, max: 200 }

/** An address that a letter can be tried at; whether it arrives, only a letter tells. */
export const EMAIL_PATTERN = /^[^\s@<>()[\],;:"\\\p{C}]+@[^\s@<>()[\],;:"\\\p{C}]+$/u

export const USERNAME_LENGTH = { min: 2, max: 40 }
/** Letters, marks and digits of any script, and what joins them. */
export const USERNAME_PATTERN = /^[\p{L}\p{M}\p{N}._-]+$/u
