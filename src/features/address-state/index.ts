export { useAddressState, type AddressCodec } from './useAddressState';
