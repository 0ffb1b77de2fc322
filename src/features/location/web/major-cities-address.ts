/** The address of the list of larger cities, stored for offline search. */
export const MAJOR_CITIES = '/content/cities/major-cities.json'
