/** Path of the file with the licences of all code and fonts of the site. */
export const LICENSES_PATH = '/licenses.txt';
