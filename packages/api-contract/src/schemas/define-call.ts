/** The values of a route's parameters, in their order. */
type RouteValues<Route extends string> = Route extends `${string}/:${infer Rest}`
  ? [value: string | number, ...RouteValues<Rest>]
  : [];

/** An HTTP call: its method, its route as the server registers it, and the path of a request. */
interface Call<Method extends string, Route extends string> {
  readonly method: Method;
  readonly route: Route;
  /** Puts the escaped values in place of the route's parameters. */
  readonly path: (...values: RouteValues<Route>) => string;
}

/**
 * Defines a call. `extras` are what both sides must also agree on, such as the names of a form's fields. Like a schema, a call that
 * a bundle does not use is left out of it.
 *
 * @example
 * export const readAd = defineCall('GET', '/api/ads/:id');
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const Method extends string, const Route extends string, const Extras = unknown>(
  method: Method,
  route: Route,
  extras?: Extras,
): Call<Method, Route> & Extras {
  const path = (...values: readonly (string | number)[]) =>
    values.reduce<string>((filled, value) => filled.replace(/:\w+/, encodeURIComponent(value)), route);
  return { method, route, path, ...extras } as Call<Method, Route> & Extras;
}
