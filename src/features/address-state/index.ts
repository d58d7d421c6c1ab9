export { useAddressState, type AddressCodec } from './useAddressState';
export { withParameters } from './withParameters';
