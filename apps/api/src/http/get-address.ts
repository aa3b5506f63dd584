/** Returns the method and the URL of a call of api-contract, as a route needs them. */
export function getAddress<Method extends string>({ method, route }: { method: Method; route: string }) {
  return { method, url: route };
}
