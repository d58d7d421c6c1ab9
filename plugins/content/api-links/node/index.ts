export { type ApiName, type ApiNames, loadApiNames, stringsOf } from './apiNames';
export { default as remarkApiNames } from './remarkApiNames';
export { type NamingPage, ownNames, ownProps, resolveName } from './resolveName';
