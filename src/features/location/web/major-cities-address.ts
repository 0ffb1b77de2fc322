/** Address of the list of larger cities, to be kept for searching without a network. */
export const MAJOR_CITIES = '/content/cities/major-cities.json'
