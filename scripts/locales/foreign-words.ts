/**
 * Words in Latin letters that texts in other scripts may have: names of products, services, file formats and keys,
 * and the labels of systems that have no texts in those languages.
 */
const words = {
  names:
    'AhmedBaset Caddy Caddyfile Compose Docker Firefox Internet Node ODbL OpenStreetMap Overpass PostgreSQL Prometheus Safari Samsung Stripe YouTube js systemd',
  signLanguages: 'ASL Auslan BSL LSM',
  addresses: 'cdn.islamic.network everyayah.com fawazahmed0 hadith-api hadith-json',
  formats:
    'AAC CSV GPX GeoJSON HTML ICS JPEG JSON M4A MP3 Markdown Ogg Opus PDF PNG WAV WebM WebP XML argon2id ics',
  protocols: 'API GPS HTTP HTTPS IP RSS TLS URL UTC',
  keys: 'Backspace Caps Ctrl Down Enter Esc Lock Page R Shift Space Up r',
  systemLabels:
    'Add Allow App Ask Blocked Home Location Next Permissions Privacy Screen Security Services Settings Share System This Time Using Website Websites While for the to',
  typedExamples: 'Muslim Yasin bukhari juz page sabr',
}

export const foreignWords: ReadonlySet<string> = new Set(
  Object.values(words).flatMap((list) => list.split(' ')),
)
