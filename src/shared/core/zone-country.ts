/**
 * ISO 3166 alpha-2 countries with their IANA zones and the zones' older names: `zone.tab` and the links of
 * the tz database 2025b (public domain). One country per line; zones follow their area's slash.
 */
const ZONES_BY_COUNTRY = `
AD Europe/Andorra
AE Asia/Dubai
AF Asia/Kabul
AG America/Antigua
AI America/Anguilla
AL Europe/Tirane
AM Asia/Yerevan
AO Africa/Luanda
AQ Antarctica/Casey,Davis,DumontDUrville,Mawson,McMurdo,Palmer,Rothera,Syowa,Troll,Vostok
AR America/Argentina/Buenos_Aires,Argentina/Catamarca,Argentina/ComodRivadavia,Argentina/Cordoba,Argentina/Jujuy,Argentina/La_Rioja,Argentina/Mendoza,Argentina/Rio_Gallegos,Argentina/Salta,Argentina/San_Juan,Argentina/San_Luis,Argentina/Tucuman,Argentina/Ushuaia,Buenos_Aires,Catamarca,Cordoba,Jujuy,Mendoza,Rosario
AS Pacific/Pago_Pago,Samoa US/Samoa
AT Europe/Vienna
AU Antarctica/Macquarie Australia/ACT,Adelaide,Brisbane,Broken_Hill,Canberra,Currie,Darwin,Eucla,Hobart,LHI,Lindeman,Lord_Howe,Melbourne,NSW,North,Perth,Queensland,South,Sydney,Tasmania,Victoria,West,Yancowinna
AW America/Aruba
AX Europe/Mariehamn
AZ Asia/Baku
BA Europe/Sarajevo
BB America/Barbados
BD Asia/Dacca,Dhaka
BE Europe/Brussels
BF Africa/Ouagadougou
BG Europe/Sofia
BH Asia/Bahrain
BI Africa/Bujumbura
BJ Africa/Porto-Novo
BL America/St_Barthelemy
BM Atlantic/Bermuda
BN Asia/Brunei
BO America/La_Paz
BQ America/Kralendijk
BR America/Araguaina,Bahia,Belem,Boa_Vista,Campo_Grande,Cuiaba,Eirunepe,Fortaleza,Maceio,Manaus,Noronha,Porto_Acre,Porto_Velho,Recife,Rio_Branco,Santarem,Sao_Paulo Brazil/Acre,DeNoronha,East,West
BS America/Nassau
BT Asia/Thimbu,Thimphu
BW Africa/Gaborone
BY Europe/Minsk
BZ America/Belize
CA America/Atikokan,Blanc-Sablon,Cambridge_Bay,Creston,Dawson,Dawson_Creek,Edmonton,Fort_Nelson,Glace_Bay,Goose_Bay,Halifax,Inuvik,Iqaluit,Moncton,Montreal,Nipigon,Pangnirtung,Rainy_River,Rankin_Inlet,Regina,Resolute,St_Johns,Swift_Current,Thunder_Bay,Toronto,Vancouver,Whitehorse,Winnipeg,Yellowknife Canada/Atlantic,Central,Eastern,Mountain,Newfoundland,Pacific,Saskatchewan,Yukon
CC Indian/Cocos
CD Africa/Kinshasa,Lubumbashi
CF Africa/Bangui
CG Africa/Brazzaville
CH Europe/Zurich
CI Iceland Africa/Abidjan,Timbuktu
CK Pacific/Rarotonga
CL America/Coyhaique,Punta_Arenas,Santiago Chile/Continental,EasterIsland Pacific/Easter
CM Africa/Douala
CN PRC Asia/Chongqing,Chungking,Harbin,Kashgar,Shanghai,Urumqi
CO America/Bogota
CR America/Costa_Rica
CU Cuba America/Havana
CV Atlantic/Cape_Verde
CW America/Curacao
CX Indian/Christmas
CY Asia/Famagusta,Nicosia Europe/Nicosia
CZ Europe/Prague
DE Atlantic/Jan_Mayen Europe/Berlin,Busingen
DJ Africa/Djibouti
DK Europe/Copenhagen
DM America/Dominica
DO America/Santo_Domingo
DZ Africa/Algiers
EC America/Guayaquil Pacific/Galapagos
EE Europe/Tallinn
EG Egypt Africa/Cairo
EH Africa/El_Aaiun
ER Africa/Asmara
ES Africa/Ceuta Atlantic/Canary Europe/Madrid
ET Africa/Addis_Ababa
FI Europe/Helsinki
FJ Pacific/Fiji
FK Atlantic/Stanley
FM Pacific/Chuuk,Kosrae,Pohnpei
FO Atlantic/Faeroe,Faroe
FR Europe/Paris
GA Africa/Libreville
GB GB,GB-Eire Europe/Belfast,London
GD America/Grenada
GE Asia/Tbilisi
GF America/Cayenne
GG Europe/Guernsey
GH Africa/Accra
GI Europe/Gibraltar
GL America/Danmarkshavn,Godthab,Nuuk,Scoresbysund,Thule
GM Africa/Banjul
GN Africa/Conakry
GP America/Guadeloupe
GQ Africa/Malabo
GR Europe/Athens
GS Atlantic/South_Georgia
GT America/Guatemala
GU Pacific/Guam
GW Africa/Bissau
GY America/Guyana
HK Hongkong Asia/Hong_Kong
HN America/Tegucigalpa
HR Europe/Zagreb
HT America/Port-au-Prince
HU Europe/Budapest
ID Asia/Jakarta,Jayapura,Makassar,Pontianak,Ujung_Pandang
IE Eire Europe/Dublin
IL Israel Asia/Jerusalem,Tel_Aviv
IM Europe/Isle_of_Man
IN Asia/Calcutta,Kolkata
IO Indian/Chagos
IQ Asia/Baghdad
IR Iran Asia/Tehran
IS Atlantic/Reykjavik
IT Europe/Rome
JE Europe/Jersey
JM Jamaica America/Jamaica
JO Asia/Amman
JP Japan Asia/Tokyo
KE Africa/Asmera,Nairobi
KG Asia/Bishkek
KH Asia/Phnom_Penh
KI Pacific/Enderbury,Kanton,Kiritimati,Tarawa
KM Indian/Comoro
KN America/St_Kitts
KP Asia/Pyongyang
KR ROK Asia/Seoul
KW Asia/Kuwait
KY America/Cayman
KZ Asia/Almaty,Aqtau,Aqtobe,Atyrau,Oral,Qostanay,Qyzylorda
LA Asia/Vientiane
LB Asia/Beirut
LC America/St_Lucia
LI Europe/Vaduz
LK Asia/Colombo
LR Africa/Monrovia
LS Africa/Maseru
LT Europe/Vilnius
LU Europe/Luxembourg
LV Europe/Riga
LY Libya Africa/Tripoli
MA Africa/Casablanca
MC Europe/Monaco
MD Europe/Chisinau,Tiraspol
ME Europe/Podgorica
MF America/Marigot
MG Indian/Antananarivo
MH Kwajalein Pacific/Kwajalein,Majuro
MK Europe/Skopje
ML Africa/Bamako
MM Asia/Rangoon,Yangon
MN Asia/Choibalsan,Hovd,Ulaanbaatar,Ulan_Bator
MO Asia/Macao,Macau
MP Pacific/Saipan
MQ America/Martinique
MR Africa/Nouakchott
MS America/Montserrat
MT Europe/Malta
MU Indian/Mauritius
MV Indian/Maldives
MW Africa/Blantyre
MX America/Bahia_Banderas,Cancun,Chihuahua,Ciudad_Juarez,Ensenada,Hermosillo,Matamoros,Mazatlan,Merida,Mexico_City,Monterrey,Ojinaga,Santa_Isabel,Tijuana Mexico/BajaNorte,BajaSur,General
MY Asia/Kuala_Lumpur,Kuching
MZ Africa/Maputo
NA Africa/Windhoek
NC Pacific/Noumea
NE Africa/Niamey
NF Pacific/Norfolk
NG Africa/Lagos
NI America/Managua
NL Europe/Amsterdam
NO Europe/Oslo
NP Asia/Kathmandu,Katmandu
NR Pacific/Nauru
NU Pacific/Niue
NZ NZ,NZ-CHAT Antarctica/South_Pole Pacific/Auckland,Chatham
OM Asia/Muscat
PA America/Coral_Harbour,Panama
PE America/Lima
PF Pacific/Gambier,Marquesas,Tahiti
PG Pacific/Bougainville,Port_Moresby,Truk,Yap
PH Asia/Manila
PK Asia/Karachi
PL Poland Europe/Warsaw
PM America/Miquelon
PN Pacific/Pitcairn
PR America/Puerto_Rico,Virgin
PS Asia/Gaza,Hebron
PT Portugal Atlantic/Azores,Madeira Europe/Lisbon
PW Pacific/Palau
PY America/Asuncion
QA Asia/Qatar
RE Indian/Reunion
RO Europe/Bucharest
RS Europe/Belgrade
RU W-SU Asia/Anadyr,Barnaul,Chita,Irkutsk,Kamchatka,Khandyga,Krasnoyarsk,Magadan,Novokuznetsk,Novosibirsk,Omsk,Sakhalin,Srednekolymsk,Tomsk,Ust-Nera,Vladivostok,Yakutsk,Yekaterinburg Europe/Astrakhan,Kaliningrad,Kirov,Moscow,Samara,Saratov,Ulyanovsk,Volgograd
RW Africa/Kigali
SA Asia/Riyadh
SB Pacific/Guadalcanal,Ponape
SC Indian/Mahe
SD Africa/Khartoum
SE Europe/Stockholm
SG Singapore Asia/Singapore
SH Atlantic/St_Helena
SI Europe/Ljubljana
SJ Arctic/Longyearbyen
SK Europe/Bratislava
SL Africa/Freetown
SM Europe/San_Marino
SN Africa/Dakar
SO Africa/Mogadishu
SR America/Paramaribo
SS Africa/Juba
ST Africa/Sao_Tome
SV America/El_Salvador
SX America/Lower_Princes
SY Asia/Damascus
SZ Africa/Mbabane
TC America/Grand_Turk
TD Africa/Ndjamena
TF Indian/Kerguelen
TG Africa/Lome
TH Asia/Bangkok
TJ Asia/Dushanbe
TK Pacific/Fakaofo
TL Asia/Dili
TM Asia/Ashgabat,Ashkhabad
TN Africa/Tunis
TO Pacific/Tongatapu
TR Turkey Asia/Istanbul Europe/Istanbul
TT America/Port_of_Spain
TV Pacific/Funafuti
TW ROC Asia/Taipei
TZ Africa/Dar_es_Salaam
UA Europe/Kiev,Kyiv,Simferopol,Uzhgorod,Zaporozhye
UG Africa/Kampala
UM Pacific/Midway,Wake
US Navajo America/Adak,Anchorage,Atka,Boise,Chicago,Denver,Detroit,Fort_Wayne,Indiana/Indianapolis,Indiana/Knox,Indiana/Marengo,Indiana/Petersburg,Indiana/Tell_City,Indiana/Vevay,Indiana/Vincennes,Indiana/Winamac,Indianapolis,Juneau,Kentucky/Louisville,Kentucky/Monticello,Knox_IN,Los_Angeles,Louisville,Menominee,Metlakatla,New_York,Nome,North_Dakota/Beulah,North_Dakota/Center,North_Dakota/New_Salem,Phoenix,Shiprock,Sitka,Yakutat Pacific/Honolulu,Johnston US/Alaska,Aleutian,Arizona,Central,East-Indiana,Eastern,Hawaii,Indiana-Starke,Michigan,Mountain,Pacific
UY America/Montevideo
UZ Asia/Samarkand,Tashkent
VA Europe/Vatican
VC America/St_Vincent
VE America/Caracas
VG America/Tortola
VI America/St_Thomas
VN Asia/Ho_Chi_Minh,Saigon
VU Pacific/Efate
WF Pacific/Wallis
WS Pacific/Apia
YE Asia/Aden
YT Indian/Mayotte
ZA Africa/Johannesburg
ZM Africa/Lusaka
ZW Africa/Harare
`

let countries: ReadonlyMap<string, string> | undefined

function readTable(): ReadonlyMap<string, string> {
  const table = new Map<string, string>()
  for (const line of ZONES_BY_COUNTRY.trim().split('\n')) {
    const [country = '', ...areas] = line.split(' ')
    for (const area of areas) {
      const start = area.indexOf('/') + 1
      const prefix = area.slice(0, start)
      for (const zone of area.slice(start).split(',')) table.set((prefix + zone).toLowerCase(), country)
    }
  }
  return table
}

/**
 * The country (ISO 3166 alpha-2) of an IANA zone, also by its older names (`Asia/Calcutta`), ignoring case;
 * `undefined` for zones without a country (`UTC`, `Etc/GMT+3`).
 */
export function countryOfZone(timeZone: string): string | undefined {
  countries ??= readTable()
  return countries.get(timeZone.toLowerCase())
}
